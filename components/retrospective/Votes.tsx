import { useState } from 'react'
import { addAction } from '@lib/retrospective/actions'
import { mostPeople, mostVotesEach } from '@lib/retrospective/board'
import { topicsOf } from '@lib/retrospective/cards'
import { changeRules, resultsOf, votesInWords, votesLeft } from '@lib/retrospective/votes'
import { Button, ButtonRow } from '../controls/Button'
import { SelectField } from '../controls/SelectField'
import { NumberField } from '../tools/NumberField'
import parts from '../tools/Parts.module.css'
import styles from './Retrospective.module.css'
import { TopicVote } from './TopicVote'
import type { BoardControls } from './useBoard'

/** Votes, person by person on one device; other people's stay hidden until the result is asked for. */
export function Votes({ controls }: { controls: BoardControls }) {
  const { board, tool, act, say } = controls
  const [isAsked, setAsked] = useState<boolean>()
  const [asked, setPerson] = useState(1)
  const person = Math.min(asked, board.people)
  const isResult = isAsked ?? tool.source !== 'own'
  const left = votesLeft(board, person)
  const results = resultsOf(board)
  const voted = new Set(board.votes.map(each => each.person)).size
  const people = Array.from({ length: board.people }, (_, index) => index + 1)
  return (
    <section className={parts.part}>
      <h2 id="vote">3. Vote</h2>
      <div data-needs-scripts="">
        <details className={parts.fold}>
          <summary>
            {board.people} people, {board.votesEach} {board.votesEach === 1 ? 'vote' : 'votes'} each
          </summary>
          <NumberField
            label="People"
            value={board.people}
            min={1}
            max={mostPeople}
            onChange={value => act(now => changeRules(now, { people: value }), `${value} people vote.`)}
          />
          <NumberField
            label="Votes for each person"
            value={board.votesEach}
            min={1}
            max={mostVotesEach}
            onChange={value => act(now => changeRules(now, { votesEach: value }), `${value} votes each.`)}
          />
          <label className={parts.check}>
            <input
              type="checkbox"
              checked={board.isOneEach}
              onChange={event => {
                const isOneEach = event.target.checked
                act(
                  now => changeRules(now, { isOneEach }),
                  isOneEach
                    ? 'One vote a topic for each person.'
                    : 'Several votes for one topic are allowed.',
                )
              }}
            />
            At most one vote of a person for each topic
          </label>
        </details>
        <ButtonRow>
          <Button aria-pressed={!isResult} onClick={() => setAsked(false)}>
            Vote
          </Button>
          <Button aria-pressed={isResult} onClick={() => setAsked(true)}>
            Result
          </Button>
        </ButtonRow>
      </div>
      {results.length === 0 && (
        <p className={parts.note}>Write cards first. Each card or group can get votes.</p>
      )}
      {results.length > 0 && !isResult && (
        <>
          <div className={styles.voter}>
            <SelectField
              label="Who votes now"
              value={`${person}`}
              options={people.map(
                each => [`${each}`, `Person ${each} (${votesLeft(board, each)} left)`] as const,
              )}
              onChoose={value => setPerson(Number(value))}
            />
            <Button
              disabled={person === board.people}
              onClick={() => {
                setPerson(person + 1)
                say(`Person ${person + 1} votes now.`)
              }}
            >
              Next person
            </Button>
          </div>
          <p className={parts.note}>
            {left} of {board.votesEach} votes left for person {person}. The votes of others stay hidden until
            you press ‘Result.’
          </p>
          <ul className={parts.plainList} aria-label="Topics">
            {topicsOf(board).map(topic => (
              <TopicVote key={topic.key} topic={topic} person={person} controls={controls} />
            ))}
          </ul>
        </>
      )}
      {results.length > 0 && isResult && (
        <>
          <p className={parts.note}>
            {voted} of {board.people} people have voted.
          </p>
          <ol className={styles.results} aria-label="Topics by votes">
            {results.map(result => (
              <li key={result.key}>
                <p className={styles.words}>{result.title}</p>
                <p className={parts.note}>
                  {votesInWords(result)}
                  {result.cards.length > 1 && `, ${result.cards.length} cards`}
                </p>
                <meter
                  min={0}
                  max={Math.max(1, results[0]?.votes ?? 1)}
                  value={result.votes}
                  aria-hidden="true"
                  className={styles.meter}
                />
                <button
                  type="button"
                  className={parts.quiet}
                  data-needs-scripts=""
                  onClick={() =>
                    act(now => addAction(now, result.title), `An action for “${result.title}” was added.`)
                  }
                >
                  Add an action<span className="visually-hidden"> for {result.title}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
