/**
 * Runs before all other code (config/umiPlugin.ts). The policy of deploy/headers.conf forbids setting HTML from text. Charts
 * clear their container with an empty HTML string, so only the empty string is allowed.
 */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => void;
}
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });

export {};
