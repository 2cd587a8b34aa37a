import { breakingChanges } from './openapi/breaking-changes.ts';
import { currentDocument, releasedDocument, writeReleasedDocument } from './openapi/released-document.ts';

// Takes the OpenAPI document of this version as the released one, unless it breaks clients of the last.
// Usage: npm run openapi:release [-- --break]

const breaks = breakingChanges(releasedDocument(), currentDocument());
for (const line of breaks) console.log(line);
if (breaks.length > 0 && !process.argv.includes('--break')) {
  console.log('This breaks clients; --break releases it all the same.');
  process.exitCode = 1;
} else {
  writeReleasedDocument();
  console.log('docs/openapi-released.json is the document of this version.');
}
