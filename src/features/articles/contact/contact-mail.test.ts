import { expect, test } from 'vitest';
import { mailtoUrl, mailText, type ContactMail } from './contact-mail';

const mail: ContactMail = {
  to: 'support@gleaner.example',
  subject: 'A run & more',
  head: ['From: a@b.example', 'Topic: A task'],
  message: 'First line\nsecond #1\n',
};

test('the mailto address holds the recipient, the subject and the whole message', () => {
  const address = new URL(mailtoUrl(mail));
  expect(address.protocol).toBe('mailto:');
  expect(address.pathname).toBe('support@gleaner.example');
  expect(address.searchParams.get('subject')).toBe('A run & more');
  expect(address.searchParams.get('body')).toBe('From: a@b.example\r\nTopic: A task\r\n\r\nFirst line\r\nsecond #1');
});

test('line breaks in the subject or address add no header or recipient', () => {
  const hostile = {
    ...mail,
    to: 'a@b.example?bcc=x@evil.example',
    subject: 'x\r\nBcc: y@evil.example&bcc=z@evil.example',
    head: ['From: a\nBcc: b'],
  };
  const address = mailtoUrl(hostile);
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(address).not.toMatch(/[\r\n]|%0[ad]Bcc/i);
  expect(mailText(hostile).split('\n')[0]).toBe('From: a Bcc: b');
});
