export const mention = {
  hint: 'For colleagues only; it cannot be changed or removed later. Type @ to tell a colleague. Ctrl+Enter adds it.',
  count: '{count} / {max}',
  failed: 'The colleagues could not be loaded; type on to try again',
  nobody: 'Nobody of this name',
  found: '{count, plural, one {# colleague} other {# colleagues}}: {names}. Arrow keys choose, Enter takes.',
  tooMany: 'At most {max} colleagues can be mentioned',
  title: 'Notes that mention you',
  empty: 'Nobody has mentioned you yet',
  unread: 'Unread',
  readAll: 'Mark all as read',
  newest: 'The newest {count} of {total}',
  listFailed: 'The mentions could not be loaded',
} as const;
