/** Clauses are plain text in which `**` marks what stands out and `*` what is said aside. */
export interface Run {
  text: string;
  style: 'plain' | 'strong' | 'aside' | 'code';
}

/** Cuts a text at its marks; a mark without its pair stays as it is. */
export function runs(text: string): Run[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(part => part !== '');
  return parts.map(part => {
    if (part.length > 4 && part.startsWith('**'))
      return { text: part.slice(2, -2), style: 'strong' };
    if (part.length > 2 && part.startsWith('*')) return { text: part.slice(1, -1), style: 'aside' };
    if (part.length > 2 && part.startsWith('`')) return { text: part.slice(1, -1), style: 'code' };
    return { text: part, style: 'plain' };
  });
}
