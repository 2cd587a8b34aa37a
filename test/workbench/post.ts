// The server may close a kept connection just when a slow test sends the next form.
export const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Connection: 'close' };
const OWN = { ...FORM, 'Sec-Fetch-Site': 'same-origin' };

/** Sends a form like a page of the workbench, or with other headers; redirects are not followed. */
export const post = (
  url: string,
  fields: Record<string, string> | readonly [string, string][],
  headers: Record<string, string> = OWN,
) =>
  fetch(url, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields as Record<string, string>).toString(),
    redirect: 'manual',
  });
