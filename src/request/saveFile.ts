import { saveAs } from 'file-saver';
import { API_BASE } from '@/constants';
import { ApiError } from '@/domain/apiError';
import { chooseFileName } from '@/domain/fileName';
import type { CallResponse } from './call';

/** Saves a response of any type under the name in its headers (docs/rules/export.md#names). Throws when it is empty. */
export function saveFile(response: CallResponse, type: string): CallResponse {
  const { config, headers, data } = response;
  // A neutral type, so that the browser saves an HTML page or a picture with scripts and never opens it.
  const blob = new Blob([data instanceof Blob ? data : String(data)], { type: 'application/octet-stream' });
  if (blob.size === 0) throw new ApiError({ kind: 'malformed', status: response.status, requestId: config.requestId });
  const stem = (config.url ?? '').replace(API_BASE, '').split('/').at(-2) ?? 'export';
  const stamp = new Date().toISOString().replace(/[-:]/g, '').slice(0, 15).replace('T', '-');
  const name = chooseFileName(
    { fileName: headers['file-name'], disposition: headers['content-disposition'], contentType: type },
    `${stem}-${stamp}`,
  );
  saveAs(blob, name);
  return { ...response, data: { fileName: name, size: blob.size } };
}
