export const error = {
  requestError: 'request error {status}:',
  requestId: 'Request ID',
  noMessage: 'The server gave no reason.',
  network: 'No answer from the server. Check your connection.',
  timeout: 'The server did not answer in time. Try again.',
  malformed: 'The server sent an unreadable answer. Try again.',
  storage:
    'Nothing was sent, because the storage of this browser is full or blocked for this site. Free or allow it, then try again.',
  sessionEnded: 'Your session has ended. Sign in again.',
  repeated: '{msg} (×{count})',
  forbidden: {
    title: 'You cannot open this page',
    text: 'Missing permission: “{title}”.',
    key: 'Access key',
    none: 'Your account has no permissions. Ask an administrator.',
  },
  notFound: { title: 'Page not found', text: 'No page at {path}. Check the address.' },
} as const;
