export const mention = {
  notice: {
    closed: {
      PAYIN: 'Pay-ins are closed',
      PAYOUT: 'Payouts are closed',
      WITHDRAW: 'Withdrawals are closed',
      CONSOLE_WRITE: 'The console is read only',
    },
    from: 'from {time}',
    until: 'until {time}',
    read: 'I have read this',
  },
  hint: 'Visible to colleagues only. You cannot change or remove it later. Type @ to mention a colleague. Ctrl+Enter adds it.',
  count: '{count} / {max}',
  failed: 'Colleagues could not be loaded. Keep typing to try again',
  nobody: 'No colleague with this name',
  found: '{count, plural, one {# colleague} other {# colleagues}}: {names}. Choose with the arrow keys and Enter.',
  tooMany: 'At most {max} colleagues can be mentioned',
  title: 'Notes that mention you',
  empty: 'No mentions yet',
  unread: 'Unread',
  readAll: 'Mark all as read',
  newest: 'Latest {count} of {total}',
  notBuilt: 'Notes cannot be added here. Not saved: {text}',
  listFailed: 'Mentions could not be loaded',
  note: {
    empty: 'No notes yet',
    blank: 'Enter a note',
    add: 'Add note',
    added: 'Note added',
    unknown:
      'No answer came back. The note may have been added. You can safely send the same text again: it is added once at most.',
  },
} as const;
