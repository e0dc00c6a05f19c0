/** What was wrong with the answer to a sign-in. */
export const signInAnswer = {
  noToken:
    'The sign-in was accepted, but the server sent no usable token in the header “authorization”. A cookie does not count. Tell the people who run the server.',
  tokenInBody:
    'The sign-in was accepted, but the server sent its token in the body, not in the header “authorization”. Tell the people who run the server.',
} as const;
