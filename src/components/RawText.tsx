import './RawText.css';

/** Text as it went over the wire, kept as it is; scrolls by itself and can be reached with the keyboard. */
export function RawText({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section className="raw-text" aria-label={label} tabIndex={0}>
      <span className="soft">{label}</span>
      <pre>{text}</pre>
    </section>
  );
}
