import { auditText, readAudit } from './audit'

const answer = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { prod: 158, dev: 900 } } })

test('C28: what the registry knows is said, package by package', () => {
  const audit = readAudit(
    answer({ chalk: { severity: 'critical', range: '5.6.1' }, qs: { severity: 'low', range: '<6' } }),
  )
  expect(auditText(audit)).toBe('The registry has advisories on 2 packages:\ncritical: chalk 5.6.1\nlow: qs <6')
  expect(auditText(readAudit(answer({})))).toBe('The registry knows of nothing wrong with 158 packages.')
})

test.each([
  ['refused', JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } }), '405 Method Not Allowed'],
  ['not reached', JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'getaddrinfo ENOTFOUND' } }), 'ENOTFOUND'],
  ['without a lock file', JSON.stringify({ error: { code: 'ENOLOCK', summary: 'No lock file' } }), 'No lock file'],
  ['without an answer', '', 'no answer'],
  ['cut off', '{"vulnerabilities":{', 'no answer'],
  ['of another form', '{"vulnerabilities":{}}', 'no answer'],
  ['none', 'null', 'no answer'],
])('C28: an audit that is %s has not run, and is never called passed', (_, output, reason) => {
  const audit = readAudit(output)
  expect(audit.kind).toBe('notRun')
  expect(auditText(audit)).toMatch(/^Not run: /)
  expect(auditText(audit)).toContain(reason)
  expect(auditText(audit)).not.toMatch(/pass|nothing wrong/i)
})
