/** The page shown instead of the console when /config.json is invalid. */
export const site = {
  title: 'The console is not set up correctly',
  hint: 'Nothing was loaded. The site administrator needs to correct /config.json:',
  fault: {
    unreadable: '/config.json is missing or is not a JSON object',
    unknown: '{field} is not a setting',
    text: '{field} must be text of at most 20 characters',
    boolean: '{field} must be true or false',
    minutes: '{field} must be a whole number of minutes, at most 720',
    order: '{field} must be less than idleLimitMinutes',
  },
} as const;
