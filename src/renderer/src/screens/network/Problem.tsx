import styles from './Problem.module.css';

/** Why something didn't work, beside where it was asked for; read out at once. */
export function Problem({ sentence }: { readonly sentence: string | null }) {
  return (
    <p className={styles.root} role="alert" data-testid="problem">
      {sentence}
    </p>
  );
}
