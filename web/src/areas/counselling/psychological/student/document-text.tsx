import styles from './student.module.css';

/** Plain text: a line that starts with # is a heading, lines that start with - are a list. */
export function DocumentText({ text }: { readonly text: string }) {
  return (
    <div className={styles.body}>
      {text.split('\n\n').map((part) => (
        <Part key={part} text={part} />
      ))}
    </div>
  );
}

function Part({ text }: { readonly text: string }) {
  if (text.startsWith('# ')) return <h3>{text.slice(2)}</h3>;
  const lines = text.split('\n');
  if (!lines.every((line) => line.startsWith('- '))) return <p>{text}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </ul>
  );
}
