export const login = {
  title: 'Sign in',
  username: 'User name',
  password: 'Password',
  submit: 'Sign in',
  busy: 'Signing in…',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps lock is on',
  usernameRequired: 'Enter your user name, 3 to 32 characters',
  passwordRequired: 'Enter your password',
  demo: 'Demonstration accounts',
  demoHint: 'Simulated platform: choose who you want to be.',
} as const;
