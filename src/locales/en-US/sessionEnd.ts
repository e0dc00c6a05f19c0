/** The warnings before a session ends. */
export const sessionEnd = {
  idle: {
    title: 'Are you still there?',
    text: 'You will be signed out in {seconds, plural, one {# second} other {# seconds}} because of inactivity.',
    stay: 'Stay signed in',
  },
  limit: {
    title: 'Your session ends soon',
    text: 'You will be signed out at {time}, when your session reaches its longest time. Finish your work, then sign in again. What you type in a dialog is kept for 30 minutes.',
    stay: 'Continue',
  },
} as const;
