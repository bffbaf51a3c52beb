/** Pictures of the demonstration's portfolios, drawn and kept as uploads are: PNG as it came, WebP as it is shown. */
import type pg from 'pg';

import { PORTFOLIO_FILE } from '../../src/areas/portfolio/core/portfolio-file.ts';
import { drawPng, encodePicture } from '../../src/platform/files/picture.ts';
import type { FileStore } from '../../src/platform/files/store.ts';
import { drawScene, SCENE_SIZE, type Scene } from './scenes.ts';

export interface DrawnPicture {
  readonly fileId: string;
  readonly scene: Scene;
  readonly altText: string;
}

interface Kept {
  readonly files: FileStore;
  readonly pictures: readonly DrawnPicture[];
  readonly portfolioId: string;
  readonly memberId: string;
  readonly at: string;
}

export async function keepPictures(client: pg.ClientBase, { files, pictures, ...owner }: Kept): Promise<void> {
  for (const { fileId, scene, altText } of pictures) {
    const staged = await files.stage(await drawPng(Buffer.from(drawScene(scene)), SCENE_SIZE));
    const picture = await encodePicture(staged.path, owner.memberId);
    if (typeof picture === 'string') throw new Error(`A picture of the demonstration is ${picture}.`);
    const shown = await files.stage(picture.bytes);
    await files.keep(staged.id);
    await files.keep(shown.id);
    await client.query(
      `insert into file_group (id, owner_id, entity, entity_id, last_sn, created_at, touched_at)
       values ($1, $2, $3, $4, 1, $5, $5)`,
      [fileId, owner.memberId, PORTFOLIO_FILE, owner.portfolioId, owner.at],
    );
    await client.query(
      `insert into file_entry (group_id, sn, name, extension, mime_type, size, sha256, object_id, picture_id,
         picture_width, picture_height, alt_text, uploaded_by, uploaded_at, attached_at)
       values ($1, 1, $2, 'png', 'image/png', $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
      [
        fileId,
        `${scene.kind}.png`,
        staged.size,
        staged.sha256,
        staged.id,
        shown.id,
        picture.width,
        picture.height,
        altText,
        owner.memberId,
        owner.at,
      ],
    );
  }
}
