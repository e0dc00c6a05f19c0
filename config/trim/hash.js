/** Replaces SHA-256, which creates keys for menu entries without a path. FNV-1a distinguishes them as well. */
export default (text) => {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0), 16_777_619);
  return (hash >>> 0).toString(36);
};
