import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { ApiDocument } from './document';

/** Bundles the files of a contract folder into one document; references are kept. */
export async function bundleContract(folder: string): Promise<ApiDocument> {
  const config = await createConfig({});
  const { bundle: bundled } = await bundle({ ref: path.join(folder, 'index.yaml'), config, dereference: false });
  return bundled.parsed as ApiDocument;
}
