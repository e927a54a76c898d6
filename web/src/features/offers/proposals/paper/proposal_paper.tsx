import type { ReactNode } from 'react'
import { DayText } from '@/components/values/day_text'
import { InLanguage } from '@/lib/language/use_language'
import { versionedNumber } from '@/lib/versioned_number'
import type { Paper, PaperBlock } from '../proposal'
import type { Choice } from './choice'
import classes from './paper.module.css'
import { PaperBlockView } from './paper_block'
import { RichText } from './rich_text'
import { usePaperText } from './use_paper_text'

interface ProposalPaperProps {
  paper: Paper
  choice: Choice
  /** Content of the place for the client's signature, or of the end without such a place. */
  answer?: ReactNode
  /** Of the title: 1 where the proposal is the page. */
  level?: 1 | 2
}

/** A proposal as its client reads it: the same on the client's page, while it is written and when it is looked at. */
export function ProposalPaper({ paper, choice, answer, level = 1 }: ProposalPaperProps) {
  const cover = paper.blocks.find(({ kind }) => kind === 'cover')
  const hasPlace = paper.blocks.some(({ kind }) => kind === 'signature')
  return (
    <InLanguage value={paper.language}>
      <article className={classes.paper} lang={paper.language}>
        <Cover paper={paper} cover={cover} level={level} />
        {paper.blocks
          .filter(({ kind }) => kind !== 'cover')
          .map((block) => (
            <PaperBlockView
              key={block.id}
              block={block}
              paper={paper}
              choice={choice}
              answer={answer}
            />
          ))}
        {answer && !hasPlace && <section className={classes.block}>{answer}</section>}
      </article>
    </InLanguage>
  )
}

interface CoverProps {
  paper: Paper
  cover: PaperBlock | undefined
  level: 1 | 2
}

function Cover({ paper, cover, level }: CoverProps) {
  const t = usePaperText()
  const { seller, buyer } = paper
  const Title = level === 1 ? 'h1' : 'h2'
  const facts = [
    { label: t('paper.for'), value: buyer.name },
    { label: t('paper.from'), value: seller.name },
    { label: t('paper.number'), value: versionedNumber(paper) },
    { label: t('paper.date'), value: <DayText value={paper.date} /> },
    { label: t('paper.valid_until'), value: <DayText value={paper.validUntil} /> },
  ].filter(({ value }) => value)
  return (
    <header className={classes.cover}>
      {seller.logo ? (
        <img className={classes.logo} src={seller.logo} alt={seller.name} />
      ) : (
        <p className={classes.sender}>{seller.name}</p>
      )}
      {cover?.image && (
        <img
          className={classes.hero}
          src={cover.image.address}
          width={cover.image.width}
          height={cover.image.height}
          alt=""
        />
      )}
      <Title className={classes.title}>{cover?.heading || paper.title}</Title>
      {cover && (
        <div className={classes.lead}>
          <RichText parts={cover.text} />
        </div>
      )}
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
