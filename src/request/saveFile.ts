import { saveAs } from 'file-saver';
import { API_BASE } from '@/constants';
import { ApiError } from '@/domain/apiError';
import { chooseFileName } from '@/domain/fileName';
import { countText } from '@/domain/written';
import { FILE_CUT } from '@/locales/fileCut';
import { localeState } from '@/locales/store';
import type { CallResponse } from './call';
import { countRows } from './fileRows';

/**
 * Throws when fewer or more rows of a table arrived than the server says (docs/rules/export.md#rows). A server that says nothing is
 * believed.
 */
async function checkRows(blob: Blob, { config, headers, status }: CallResponse): Promise<void> {
  const said = headers['file-rows'] ?? '';
  if (!/^\d+$/.test(said)) return;
  const rows = await countRows(blob);
  if (rows === Number(said)) return;
  const msg = FILE_CUT[localeState().locale](countText(rows), countText(Number(said)));
  throw new ApiError({ kind: 'malformed', status, requestId: config.requestId, msg });
}

/**
 * Saves a response of any type under the name in its headers (docs/rules/export.md#names). Rejects when it is empty or has not
 * arrived completely.
 */
export async function saveFile(response: CallResponse, type: string): Promise<CallResponse> {
  const { config, headers, data } = response;
  // A neutral type, so that the browser saves an HTML page or a picture with scripts and never opens it.
  const blob = new Blob([data instanceof Blob ? data : String(data)], { type: 'application/octet-stream' });
  if (blob.size === 0) throw new ApiError({ kind: 'malformed', status: response.status, requestId: config.requestId });
  await checkRows(blob, response);
  const stem = (config.url ?? '').replace(API_BASE, '').split('/').at(-2) ?? 'export';
  const stamp = new Date().toISOString().replace(/[-:]/g, '').slice(0, 15).replace('T', '-');
  const name = chooseFileName(
    { fileName: headers['file-name'], disposition: headers['content-disposition'], contentType: type },
    `${stem}-${stamp}`,
  );
  saveAs(blob, name);
  return { ...response, data: { fileName: name, size: blob.size } };
}
