export function StartIcon() {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path d="M4.5 2.9v10.2c0 .5.6.8 1 .5l7.4-5.1c.4-.2.4-.8 0-1L5.5 2.4c-.4-.3-1 0-1 .5z" />
    </svg>
  );
}

export function DataIcon() {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M2 2.5h12v11H2zM2 6.2h12M2 9.8h12M6.5 6.2v7.3" />
    </svg>
  );
}
