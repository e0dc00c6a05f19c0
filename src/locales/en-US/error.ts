export const error = {
  requestError: 'request error {status}:',
  requestId: 'Request id',
  noMessage: 'The server gave no reason.',
  network: 'No answer from the server. Check the connection.',
  timeout: 'The server did not answer in time.',
  malformed: 'The server sent an answer that cannot be read.',
  sessionEnded: 'Your session has ended. Sign in again.',
  repeated: '{msg} (×{count})',
  forbidden: {
    title: 'No right to open this page',
    text: 'The right “{title}” is missing.',
    key: 'Access key',
    none: 'Your account has no right to any screen. Ask an administrator.',
  },
  notFound: { title: 'No such page', text: 'Page not found: {path}' },
} as const;
