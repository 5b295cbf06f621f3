import { verdictOf, type CaseResult } from './findings.ts';
import { groupFindings, skippedLine, summaryLine, type Report } from './groups.ts';

const statusOf = ({ status }: CaseResult): string => (status === 0 ? '-' : String(status));

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const pointerMarkup = (name: string, at: string | undefined): string =>
  at === undefined ? '' : `<br>${name} <code>${escaped(at)}</code>`;

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
code { font-size: 0.9em; overflow-wrap: anywhere; }
ul { margin: 0; padding-left: 1.2rem; }
.violation { color: light-dark(#b3261e, #ffb4ab); font-weight: 600; }
.warning { color: light-dark(#7a4f00, #f5c26b); font-weight: 600; }
.ok { color: light-dark(#1b6e3c, #7fd99f); }
.skipped { opacity: 0.75; }
`;

export function htmlReport(report: Report): string {
  const rows = report.results.map((result) => {
    const verdict = verdictOf(result);
    const findings = result.findings.map(
      ({ kind, message, body, schema }) =>
        `<li><span class="${kind}">${kind}</span> ${escaped(message)}${pointerMarkup('body', body)}${pointerMarkup('contract', schema)}</li>`,
    );
    const cells = [
      `<span class="${verdict}">${verdict}</span>`,
      `<code>${escaped(result.operation)}</code>`,
      `<code>${escaped(`${result.method} ${result.path}`)}</code>${result.pathSource === 'chosen' ? ' (chosen)' : ''}`,
      escaped(result.check),
      statusOf(result),
      `${result.milliseconds} ms`,
      `${escaped(result.skipped ?? '')}${findings.length > 0 ? `<ul>${findings.join('')}</ul>` : ''}`,
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const groups = groupFindings(report.results).map(({ kind, heading, cure, places }) => {
    const items = places.map(
      ({ operation, call, message, body, schema }) =>
        `<li><code>${escaped(`${operation} ${call}`)}</code> ${escaped(message)}${pointerMarkup('body', body)}${pointerMarkup('contract', schema)}</li>`,
    );
    return `<h2><span class="${kind}">${kind}</span> ${escaped(heading)}</h2>
<p>${escaped(cure)}</p>
<ul>
${items.join('\n')}
</ul>`;
  });
  const skipped = skippedLine(report.results);
  const heads = ['result', 'operation', 'call', 'check', 'status', 'time', 'what was found'];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contract check of ${escaped(report.baseUrl)}</title>
<style>${STYLE}</style>
<h1>Contract check</h1>
<p><code>${escaped(report.baseUrl)}</code>, ${escaped(report.checkedAt)}${report.unsafe ? ', writing calls included' : ', reading calls only'}</p>
<p>${escaped(summaryLine(report.results))}</p>
${report.notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
${groups.join('\n')}
${skipped === undefined ? '' : `<p class="skipped">skipped: ${escaped(skipped)}</p>`}
<h2>Calls</h2>
<table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`;
}
