import { useState } from 'react';
import { classNames } from './class-names';
import styles from './rolling-figure.module.css';

export function RollingFigure({ text }: { text: string }) {
  const [firstText] = useState(text);
  return (
    <span key={text} className={classNames('gl-tabular', text !== firstText && styles.changed)}>
      {text}
    </span>
  );
}
