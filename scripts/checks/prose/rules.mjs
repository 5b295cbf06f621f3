// The rules that textlint applies to comments, documents and test titles.
import { split as splitSentences, SentenceSplitterSyntax } from 'sentence-splitter';

/** Words in a sentence. */
const MAX_WORDS = 30;

const PHRASES = [
  [/\b(?:is|are|was|were|be|been|being|gets?) told\b/i, 'name what is shown, called or passed'],
  [/\bunless told\b/i, '“by default”'],
  [/\bgives\b(?! up\b)/i, '“returns”, “shows” or “has”'],
  [/\bso many\b/i, 'the number or its name'],
  [/\bfor good\b/i, '“permanently”'],
  [/\banew\b/i, '“again”'],
  [/\bno [\w-]+ any (?:longer|more)\b/i, '“no longer”'],
  [/(?<!there )\b(?:is|are|was|were) none\b/i, '“there is no …” or “has no …”'],
  [/\bof (?:its|their|his|her|our|one's) own\b/i, '“its own …” or “separate”'],
  [/\bwho(?:so)?ever\b/i, 'the subject: “a user who …”'],
  [/\bstands?\b(?!-| (?:for|out|alone)\b)/i, '“is”'],
  [/\b(?:is|are|was|were|be) looked at\b/i, '“is checked” or “is viewed”'],
  [/\bthe (?:asking|look)\b(?! and feel)/i, 'the noun or the verb of the field'],
  [/\b(?:tells?|told) of\b/i, '“reports” or “announces”'],
  [/\b(?:is|are|was|were) let\b/i, '“may”, “is allowed to”'],
  [/\bput away\b/i, '“closed” or “dismissed”'],
  [/\bat hand\b/i, '“available”'],
  [/\bspeaks? (?:first|last)\b/i, '“takes precedence”'],
  [/\bcomes? to rest\b/i, '“ends”'],
  [/\b(?:rush(?:es)?|hurr(?:y|ies)) by\b/i, '“scrolls fast”'],
];

const BRITISH =
  /\b\w*(?:colour|favour|neighbour|behaviour|honour(?!é)|catalogue|licence|cancell(?:ed|ing)|labell(?:ed|ing)|travell(?:ed|ing|er)|modell(?:ed|ing)|signall(?:ed|ing)|normalis|neutralis|organis|recognis|initialis|serialis|optimis(?!ti|m)|minimis|maximis|summaris|customis|synchronis|capitalis|localis|prioritis|authoris|utilis|analys(?:e[sd]?|ing)\b|judgement|whilst|learnt|spelt|programmes?\b|fulfil\b|enrol\b|for ever\b|grey)\w*/i;

/** Runs `check` on each sentence, without code, links' addresses and quotations. */
function forSentences(context, check) {
  const { Syntax, RuleError, report, getSource, locator } = context;
  const visit = (node) => {
    const start = node.range[0];
    const spaces = (from, to) => ' '.repeat(to - from);
    let text = getSource(node);
    const blank = (child) => {
      if (child.type === Syntax.Code || child.type === Syntax.Html || child.type === Syntax.Image) {
        const [from, to] = [child.range[0] - start, child.range[1] - start];
        text = text.slice(0, from) + spaces(from, to) + text.slice(to);
      } else child.children?.forEach(blank);
    };
    node.children?.forEach(blank);
    text = text
      .replaceAll(/\]\([^)]*\)/g, (match) => `]${' '.repeat(match.length - 1)}`)
      .replaceAll(/'[^'\n]*'(?!\w)|"[^"\n]*"/g, (match) => ' '.repeat(match.length));
    for (const { type, raw, range } of splitSentences(text)) {
      if (type !== SentenceSplitterSyntax.Sentence) continue;
      check(raw, node, (message, index = 0) =>
        report(node, new RuleError(message, { padding: locator.at(range[0] + index) })),
      );
    }
  };
  return { [Syntax.Paragraph]: visit, [Syntax.TableCell]: visit, [Syntax.Header]: visit };
}

export const shortSentences = (context) =>
  forSentences(context, (sentence, _node, report) => {
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’_.-]*/gu)?.length ?? 0;
    if (words > MAX_WORDS) report(`a sentence of ${words} words; ${MAX_WORDS} at most`);
  });

export const plainPhrases = (context) =>
  forSentences(context, (sentence, node, report) => {
    for (const [phrase, instead] of PHRASES) {
      const found = phrase.exec(sentence);
      if (found) report(`“${found[0]}”: write ${instead}`, found.index);
    }
    const subject =
      /^\W*(?:what(?:ever)?|who) (?:\w+ )?(?:is|are|was|were|has|have|does|do|must|may|can|could)\b/i.exec(sentence);
    if (subject && node.type === context.Syntax.Paragraph && !/\?\W*$/.test(sentence))
      report(`“${subject[0].trim()} …” as a subject: name the thing`, subject.index);
  });

export const americanSpelling = (context) =>
  forSentences(context, (sentence, _node, report) => {
    const found = BRITISH.exec(sentence);
    if (found) report(`“${found[0]}”: American spelling`, found.index);
  });
