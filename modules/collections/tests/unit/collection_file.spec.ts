import { test } from '@japa/runner'
import { minor } from '#core/money/minor'
import { PaymentFileFault } from '#core/tests/payment_file'
import { collectionFile } from '#modules/collections/file/collection_file'
import { sequenceOf } from '#modules/collections/rules/sequence'
import { readCollectionFile } from '#modules/collections/tests/read_collection_file'

const COLLECTION = {
  id: '01a214e0-0740-7795-aa92-baad9594c336',
  creditor: 'Korn GmbH',
  creditorId: 'DE98ZZZ09999999999',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  street: 'Weg 7',
  postalCode: '50667',
  city: 'Koeln',
  country: 'DE',
  createdAt: Date.UTC(2026, 10, 25, 9, 0, 0),
}
const DEBIT = {
  id: '01a214e0-0740-7795-aa92-baad9594c337',
  block: 1,
  mandate: 'K-0001-1',
  signedOn: '2026-01-02',
  scheme: 'core' as const,
  sequence: 'FRST' as const,
  collectOn: '2026-12-14',
  debtor: 'Baeckerei Sonnenschein KG',
  iban: 'DE02120300000000202051',
  bic: '',
  street: 'Grosse Bleichen 22',
  postalCode: '20354',
  city: 'Hamburg',
  country: 'DE',
  amount: minor(120_050n),
  purpose: 'Rechnung RE-2026-0001',
  hasNewAccount: false,
  formerCreditorId: '',
  formerCreditor: '',
}
const DEBITS = [
  DEBIT,
  {
    ...DEBIT,
    id: '01a214e0-0740-7795-aa92-baad9594c338',
    block: 2,
    scheme: 'b2b' as const,
    sequence: 'RCUR' as const,
    mandate: 'K-0002-1',
    amount: minor(11_900n),
    debtor: 'Alpin AG',
    iban: 'CH9300762011623852957',
    bic: 'POFICHBEXXX',
    country: 'CH',
  },
]
const FILE = collectionFile(COLLECTION, DEBITS)

test.group('A direct debit file', () => {
  test('passes the strict reader, with a block for each scheme and sequence', ({ assert }) => {
    const { blocks } = readCollectionFile(FILE)
    assert.containSubset(blocks, [
      { id: '01a214e007407795aa92baad9594c336-1', scheme: 'CORE', sequence: 'FRST' },
      { id: '01a214e007407795aa92baad9594c336-2', scheme: 'B2B', sequence: 'RCUR' },
    ])
    assert.containSubset(blocks[0], { creditorId: 'DE98ZZZ09999999999', day: '2026-12-14' })
    const bare = collectionFile({ ...COLLECTION, bic: '', city: '' }, [{ ...DEBIT, city: '' }])
    assert.containSubset(readCollectionFile(bare).blocks, [{ bank: '', address: {} }])
  })

  test('whose {0} is wrong is a fault for the reader')
    .with([
      ['namespace', 'pain.008.001.08', 'pain.008.001.02'],
      ['sum', '<CtrlSum>1319.50', '<CtrlSum>1319.51'],
      ['sum of a block', '<CtrlSum>119.00', '<CtrlSum>119.01'],
      ['number of direct debits', '<NbOfTxs>2', '<NbOfTxs>3'],
      ['number in a block', '<NbOfTxs>1', '<NbOfTxs>2'],
      [
        'order of elements',
        '<PmtMtd>DD</PmtMtd><BtchBookg>true</BtchBookg>',
        '<BtchBookg>true</BtchBookg><PmtMtd>DD</PmtMtd>',
      ],
      ['method', '<PmtMtd>DD', '<PmtMtd>TRF'],
      ['booking', '<BtchBookg>true', '<BtchBookg>false'],
      ['service level', '<SvcLvl><Cd>SEPA', '<SvcLvl><Cd>CORE'],
      ['scheme', '<LclInstrm><Cd>CORE', '<LclInstrm><Cd>SEPA'],
      ['sequence', '<SeqTp>FRST', '<SeqTp>NEXT'],
      ['day', '<ReqdColltnDt>2026-12-14', '<ReqdColltnDt>14.12.2026'],
      ['creditor identifier', 'DE98ZZZ09999999999', 'DE97ZZZ09999999999'],
      ['scheme of the creditor identifier', '<Prtry>SEPA', '<Prtry>CORE'],
      ['charge bearer', 'SLEV', 'DEBT'],
      ['IBAN', 'DE02120300000000202051', 'DE02120300000000202052'],
      ['BIC', 'COBADEFFXXX', 'COBA'],
      ['BIC beyond the EEA', '<BICFI>POFICHBEXXX</BICFI>', '<Othr><Id>NOTPROVIDED</Id></Othr>'],
      ['name', '<Nm>Baeckerei', '<Nm>Bäckerei'],
      ['purpose', 'Rechnung RE', 'Rechnung_RE'],
      ['amount', '119.00</InstdAmt>', '119.0</InstdAmt>'],
      ['currency', 'Ccy="EUR">119.00', 'Ccy="CHF">119.00'],
      ['id', 'baad9594c338</EndToEndId>', 'baad9594c337</EndToEndId>'],
      ['id of a block', 'c336-2</PmtInfId>', 'c336-1</PmtInfId>'],
      ['slash in an id', '<MsgId>01a2', '<MsgId>/1a2'],
      ['mandate', '<MndtId>K-0001-1', '<MndtId>K 0001 1'],
      ['signature', '<DtOfSgntr>2026-01-02', '<DtOfSgntr>2026-12-15'],
      ['address without a city', '<TwnNm>Koeln</TwnNm>', ''],
    ])
    .run(({ assert }, [, before, after]) => {
      assert.include(FILE, before!)
      assert.throws(() => readCollectionFile(FILE.replace(before!, after!)), PaymentFileFault)
    })

  test('with two blocks of one day, scheme and sequence is a fault for the reader', ({
    assert,
  }) => {
    const twice = [DEBIT, { ...DEBIT, id: DEBITS[1]!.id, block: 2 }]
    assert.throws(() => readCollectionFile(collectionFile(COLLECTION, twice)), PaymentFileFault)
  })
})

test.group('The sequence of direct debits', () => {
  const fresh = { kind: 'recurrent' as const, usedBeforeOn: null, lastUsedOn: null }

  test('begins with FRST, goes on with RCUR and ends with FNAL; a one-off mandate has OOFF', ({
    assert,
  }) => {
    assert.equal(sequenceOf(fresh, false), 'FRST')
    assert.equal(sequenceOf({ ...fresh, lastUsedOn: '2026-11-02' }, false), 'RCUR')
    assert.equal(sequenceOf({ ...fresh, usedBeforeOn: '2026-11-02' }, false), 'RCUR')
    assert.equal(sequenceOf({ ...fresh, lastUsedOn: '2026-11-02' }, true), 'FNAL')
    assert.equal(sequenceOf({ ...fresh, kind: 'oneOff' }, false), 'OOFF')
  })
})
