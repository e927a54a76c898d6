/** A report as Postfix writes it (RFC 3464). */
export const deliveryReport = (
  recipient: string,
  { head = '', envelopeId = '', action = 'failed' } = {}
) =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="edge"',
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    '',
    '--edge',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--edge',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    ...(envelopeId ? [`Original-Envelope-Id: ${envelopeId}`] : []),
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    'Status: 5.2.2',
    'Diagnostic-Code: smtp; 552 5.2.2 <b>Mailbox</b>',
    '    full',
    '',
    ...(head ? ['--edge', 'Content-Type: text/rfc822-headers', '', head, ''] : []),
    '--edge--',
    '',
  ].join('\r\n')
