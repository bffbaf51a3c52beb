/** Pictures in texts of the server: `<img data-file="group/number">`, whose addresses are read separately. Pure. */

interface PictureAddress {
  readonly fileId: string;
  readonly fileSn: number;
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

const PICTURE = /data-file="([0-9a-f-]{36}\/\d{1,9})"/g;
/** The most addresses that one call gives. */
const MOST = 100;

/** Lists `group/number` of each picture, once. */
export function picturesIn(html: string): string[] {
  const names = [...html.matchAll(PICTURE)].map(([, name = '']) => name);
  return [...new Set(names)].slice(0, MOST);
}

/** Adds the known addresses to a text; a picture without one shows its description. */
export function withAddresses(html: string, pictures: readonly PictureAddress[]): string {
  const known = new Map(pictures.map((picture) => [`${picture.fileId}/${picture.fileSn}`, picture]));
  return html.replaceAll(PICTURE, (whole, name: string) => {
    const picture = known.get(name);
    if (!picture) return whole;
    // The server's own address: letters, digits and separators of parameters.
    const source = picture.address.replaceAll('&', '&amp;');
    return `${whole} src="${source}" width="${picture.width}" height="${picture.height}"`;
  });
}
