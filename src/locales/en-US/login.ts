export const login = {
  title: 'Sign in',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  busy: 'Signing in…',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps lock is on',
  usernameRequired: 'Enter your username, 3 to 32 characters',
  passwordRequired: 'Enter your password',
  demo: 'Demo accounts',
  demoHint: 'Simulated platform: choose an account.',
} as const;
