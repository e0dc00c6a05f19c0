import { type Body, post, postForToken } from '@/request/client';

/** For whom a mailed link is. */
export const openLink = (token: string) => post('/auth/link/open', { token }, { isQuiet: true });

/** Sets the password by a mailed link, and signs in. */
export const finishLink = (body: Body<'/auth/link/finish'>) => postForToken('/auth/link/finish', body);
