import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect } from 'react';
import type { PasskeyAnswer, PasskeyOptions } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { localeState } from '@/locales/store';

/** An IPv4 address, or an IPv6 address in brackets. */
const ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** True where the browser can use a passkey: passkeys belong to a host name, and need a secure page (docs/rules/session.md#passkeys). */
export const canUsePasskey = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !ADDRESS.test(window.location.hostname);

const load = () => import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof load>>;

/** The library once it is loaded, and the number of the last question: an earlier one opens no dialog any more. */
let loaded: Library | undefined;
let asked = 0;

function cancel(): void {
  asked += 1;
  loaded?.WebAuthnAbortService.cancelCeremony();
}

/** Closes the browser's dialog for a passkey once the component that asked is left: a late answer must change nothing. */
export function useCancelPasskey(): void {
  useEffect(() => cancel, []);
}

/** @throws ApiError with what to tell, when the browser gives no answer */
async function askBrowser(ask: (library: Library) => Promise<unknown>): Promise<PasskeyAnswer> {
  asked += 1;
  const mine = asked;
  try {
    loaded = await load();
    if (mine !== asked) throw new Error('left before the library was there');
    return (await ask(loaded)) as PasskeyAnswer;
  } catch (error) {
    // For privacy a browser has one reason for nearly everything: closed, timed out, or no passkey that fits.
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new ApiError({ kind: 'aborted', msg: localeState().t(isKnown ? 'factor.passkeyKnown' : 'factor.passkeyUnused') });
  }
}

/** Asks the operator for a passkey, by a dialog of the browser. @throws ApiError with what to tell, when none was used */
export const answerPasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  askBrowser(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Makes a passkey, by a dialog of the browser. @throws ApiError with what to tell, when none was made */
export const createPasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  askBrowser(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
