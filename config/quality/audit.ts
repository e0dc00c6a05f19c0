/**
 * Judges what `npm audit --omit=dev --json` writes (`npm run audit`): known flaws of shipped packages. Critical and high ones fail; the
 * others are told, and have 30 days (docs/maintenance.md#vulnerabilities). Where the registry answers no audit, that is said, and nothing passes
 * for checked.
 */
import { readFileSync } from 'node:fs';

interface Report {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  statusCode?: number;
  code?: string;
}

const report: Report = JSON.parse(readFileSync(0, 'utf8'));
if (report.auditReportVersion === undefined || !report.vulnerabilities) {
  console.log(`::warning::Not checked: the registry answers no audit (${report.statusCode ?? report.code ?? 'no report'})`);
} else {
  const found = Object.entries(report.vulnerabilities);
  for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`);
  if (found.some(([, { severity }]) => severity === 'critical' || severity === 'high')) process.exit(1);
  console.log(`Checked: ${found.length} flaws, none of them high or critical`);
}
