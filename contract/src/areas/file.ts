/** Files: uploaded into a group, sent by the rights of the record that has the group (docs/specification.md, Files). */
import { z } from 'zod';

import { anyone, signedIn } from '../access.ts';
import { api } from '../call.ts';
import { FILE_EXTENSIONS, FileRef } from '../shared/file.ts';
import { AddressNumber, Id, Instant } from '../shared/id.ts';

const FileParams = z.object({ fileId: Id, fileSn: AddressNumber });

/** The longest description of a picture, in characters. */
export const ALT_MOST = 200;
/** The most pictures that one call gives addresses for. */
const MOST_PICTURES = 100;

export const file = {
  uploadFiles: api.post('/file', {
    access: signedIn,
    summary: 'Takes files into a new group, or into one of the caller’s by its fileId; all of them or none.',
    remark: 'Files of a sealed group lie sealed.',
    takes: 'files',
    /** `sealed`: of a new group for a confidential record, whose files lie sealed. */
    body: z.object({ fileId: Id.optional(), sealed: z.enum(['Y']).optional() }),
    output: z.object({ fileId: Id, cmmnFileDetailList: z.array(FileRef) }),
  }),
  fileLimits: api.get('/file/limits', {
    access: signedIn,
    summary: 'What may be uploaded: sizes in bytes, count, endings, and how much of the caller’s room is taken.',
    output: z.object({
      fileSize: z.number().int(),
      fileCount: z.number().int(),
      roomSize: z.number().int(),
      takenSize: z.number().int(),
      extensionList: z.array(z.enum(FILE_EXTENSIONS)),
    }),
  }),
  downloadAll: api.get('/file/{fileId}', {
    access: signedIn,
    summary: 'Every file of a group as one zip, under their own names; who may read the record.',
    remark: 'Names that occur twice are numbered.',
    params: z.object({ fileId: Id }),
    gives: 'file',
    output: z.object({}),
  }),
  downloadFile: api.get('/file/{fileId}/{fileSn}', {
    access: signedIn,
    summary: 'One file, to be saved; who may read the record, or uploaded it while it hangs on none.',
    remark: 'It comes as an attachment.',
    params: FileParams,
    gives: 'file',
    output: z.object({}),
  }),
  describeFile: api.patch('/file/{fileId}/{fileSn}', {
    access: signedIn,
    summary: 'Says in words what a picture shows; who may change the record, or owns the group.',
    remark: 'At most 200 characters, or null for none.',
    params: FileParams,
    body: z.object({ altText: z.string().trim().max(ALT_MOST).nullable() }),
    output: FileRef,
  }),
  removeFile: api.remove('/file/{fileId}/{fileSn}', {
    access: signedIn,
    summary: 'Takes one file away; who may change the record, or owns the group while it hangs on none.',
    remark: 'Gives what is left.',
    params: FileParams,
    output: z.object({ cmmnFileDetailList: z.array(FileRef) }),
  }),
  pictureAddresses: api.get('/file/picture', {
    access: signedIn,
    summary: 'Addresses of pictures for five minutes, signed for the caller; those that may not be seen are left out.',
    remark: 'A file is `fileId/fileSn`.',
    query: z.object({ file: z.array(z.string().max(80)).max(MOST_PICTURES).optional() }),
    output: z.object({
      expiresAt: Instant,
      pictureList: z.array(
        z.object({
          fileId: Id,
          fileSn: z.number().int(),
          address: z.string(),
          width: z.number().int(),
          height: z.number().int(),
          altText: z.string().nullable(),
        }),
      ),
    }),
  }),
  showPicture: api.get('/file/picture/{fileId}/{fileSn}', {
    access: anyone,
    summary: 'A picture that was encoded anew, at an address that was signed for a viewer who may still see it.',
    params: FileParams,
    query: z.object({
      viewer: z.string().max(64).default(''),
      until: z.string().max(20).default(''),
      signature: z.string().max(100).default(''),
    }),
    gives: 'file',
    output: z.object({}),
  }),
};
