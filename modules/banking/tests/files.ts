import { OWN_IBAN } from './bank_desk.js'

const credit = `<Ntry><Amt Ccy="EUR">119.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>2026-03-02</Dt></BookgDt><ValDt><Dt>2026-03-02</Dt></ValDt><AcctSvcrRef>2026030200001</AcctSvcrRef>
  <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="EUR">119.00</Amt>
  <RltdPties><Dbtr><Pty><Nm>Bäckerei Korn GmbH</Nm></Pty></Dbtr>
  <DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>
  <Cdtr><Pty><Nm>Wir</Nm></Pty></Cdtr></RltdPties>
  <RmtInf><Ustrd>Rechnung RE-2026-0001</Ustrd><Ustrd>vom 15.02.2026</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
const debit = `<Ntry><Amt Ccy="EUR">49.90</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><DtTm>2026-03-03T08:00:00+01:00</DtTm></BookgDt>
  <NtryDtls><TxDtls><RltdPties><Cdtr><Pty><Nm>Strom &amp; Gas AG</Nm></Pty></Cdtr></RltdPties></TxDtls></NtryDtls>
  <AddtlNtryInf>Abschlag März</AddtlNtryInf></Ntry>`

const camtOf = (message: string, statement: string, version: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><${message}><GrpHdr><MsgId>4711</MsgId></GrpHdr>
<${statement}><Id>1</Id><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id></Acct>
<Bal><Amt Ccy="EUR">1000.00</Amt></Bal>${credit}${debit}</${statement}></${message}></Document>`

export const CAMT_053_V8 = camtOf('BkToCstmrStmt', 'Stmt', '053.001.08')
export const CAMT_052 = camtOf('BkToCstmrAcctRpt', 'Rpt', '052.001.08')
export const CAMT_054 = camtOf('BkToCstmrDbtCdtNtfctn', 'Ntfctn', '054.001.08')

/** As German banks write it: lines of a purpose break words after 27 characters. */
export const MT940 = `:20:STARTUMS
:25:12030000/0000202051
:28C:00001/001
:60F:C260228EUR1000,00
:61:2603020302CR119,00NTRFNONREF//2026030200001
:86:166?00GUTSCHR. UEBERWEISUNG?109310?20EREF+NOTPROVIDED
?21SVWZ+Rechnung RE-2026-0001?22vom 15.02.2026?30COBADEFFXXX
?31DE89370400440532013000?32Bäckerei Korn GmbH?34000
:61:2603030303DR49,9NDDTNONREF
:86:105?00LASTSCHRIFT?20SVWZ+Abschlag März?32Strom & Gas AG
:62F:C260303EUR1069,10
-
`

/** As banks elsewhere write it, in an envelope of SWIFT. */
export const MT940_PLAIN = `{1:F01TESTXXXXXXXX0000000000}{2:I940TESTXXXXXXXXN}{4:
:20:940S260105
:25:XK051212012345678906
:28C:1/1
:60F:C251230EUR100,
:61:2601021231D12,50NCHGNONREF//FT2600100001
:86:TARIFA MUJORE E
LLOGARISË
:61:260105C500,00NTRF//FT2600500002
:86:FATURA 2026-0007 PAGESA
:62F:C260105EUR587,50
-}
`

const transactions = (end: (tag: string) => string) => `<STMTTRN>
<TRNTYPE>CREDIT${end('TRNTYPE')}
<DTPOSTED>20260302120000.000[+1:CET]${end('DTPOSTED')}
<TRNAMT>119.00${end('TRNAMT')}
<FITID>2026030200001${end('FITID')}
<NAME>Bäckerei Korn GmbH${end('NAME')}
<MEMO>Rechnung RE-2026-0001 vom 15.02.2026${end('MEMO')}
</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT${end('TRNTYPE')}
<DTPOSTED>20260303${end('DTPOSTED')}
<TRNAMT>-49,90${end('TRNAMT')}
<FITID>2026030300002${end('FITID')}
<NAME>Strom &amp; Gas AG${end('NAME')}
<MEMO>Abschlag März${end('MEMO')}
</STMTTRN>`

const ofxBody = (end: (tag: string) => string) => `<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0${end('CODE')}<SEVERITY>INFO${end('SEVERITY')}</STATUS></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1${end('TRNUID')}
<STMTRS><CURDEF>EUR${end('CURDEF')}
<BANKACCTFROM><BANKID>12030000${end('BANKID')}<ACCTID>0000202051${end('ACCTID')}<ACCTTYPE>CHECKING${end('ACCTTYPE')}</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301${end('DTSTART')}<DTEND>20260331${end('DTEND')}
${transactions(end)}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`

export const OFX_SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:UTF-8

${ofxBody(() => '')}`

export const OFX_XML = `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>
${ofxBody((tag) => `</${tag}>`)}`
