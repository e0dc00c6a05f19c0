export const link = {
  title: { INVITE: 'Welcome', RESET: 'Choose a new password' },
  text: {
    INVITE: 'Choose a password to activate your account.',
    RESET: 'All your open sessions end.',
  },
  rules: {
    INVITE: '12 to 128 characters, without your username.',
    RESET: '12 to 128 characters, without your username, none of your last five passwords.',
  },
  password: 'New password',
  tooShort: 'Enter at least 12 characters',
  submit: 'Set password',
  checking: 'Checking the link…',
  goneTitle: 'This link is no longer valid',
  goneText: 'A link works once and for 24 hours, and a newer one replaces it. Ask an administrator for a new link.',
  back: 'Go to sign-in',
  failed: 'The link could not be checked',
  signedInTitle: 'You are signed in',
  signedInText: 'Sign out to set a password with this link, or continue without it.',
  signOut: 'Sign out',
  stay: 'Open the console',
} as const;
