/** The page shown instead of the console when /config.json is invalid, and the banner about what it holds beside the settings. */
export const site = {
  title: 'The console is not set up correctly',
  hint: 'Nothing was loaded. The site administrator needs to correct /config.json:',
  fault: {
    unreadable: '/config.json is missing or is not a JSON object',
    text: '{field} must be text of at most 20 characters',
    boolean: '{field} must be true or false',
    minutes: '{field} must be a whole number of minutes, at most 720',
    order: '{field} must be less than idleLimitMinutes',
  },
  unknown: '/config.json has settings that this version does not know: {names}. They have no effect.',
} as const;
