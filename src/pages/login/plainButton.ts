/** A button that reads as a link. Not in the style sheet, which the login page loads at once. */
export const PLAIN_BUTTON = {
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
} as const;
