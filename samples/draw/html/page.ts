/** Markup of a whole page; `head` comes after the title. */
export function htmlPage(title: string, head: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head.trim()}
</head>
${body.trim()}
</html>
`;
}
