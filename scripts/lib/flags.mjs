export function flags(args) {
  const found = {};
  for (let i = 0; i < args.length; i++) {
    const match = /^--([\w-]+)(?:=(.*))?$/s.exec(args[i]);
    if (!match) continue;
    const next = args[i + 1];
    if (match[2] !== undefined) found[match[1]] = match[2];
    else if (next !== undefined && !next.startsWith('-')) found[match[1]] = args[++i];
    else found[match[1]] = true;
  }
  return found;
}
