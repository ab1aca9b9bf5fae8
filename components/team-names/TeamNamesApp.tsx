import { newSeed } from '@lib/exam/random'
import { useEffect, useRef, useState } from 'react'
import { teamNameWords } from '@data/team-names'
import { mostSeed } from '@lib/team-names/address'
import { favoritesStore, mostFavorites, toggleFavorite } from '@lib/team-names/favorites'
import { generateNames, swapName, toggleLock } from '@lib/team-names/name-list'
import { Button, ButtonRow } from '../controls/Button'
import { useStored } from '../controls/useStored'
import { FavoriteNames } from './FavoriteNames'
import { NameLine } from './NameLine'
import { NameOfTheDay } from './NameOfTheDay'
import { OptionFields } from './OptionFields'
import { RowButton } from './RowButton'
import styles from './TeamNamesApp.module.css'
import { addressOfList, useNameList } from './useNameList'

const words = teamNameWords
const shownMs = 2000

/** The generator: filters, list, name of the day, and favorites. */
export function TeamNamesApp() {
  const [list, setList] = useNameList()
  const favorites = useStored(favoritesStore)
  // The exported HTML's buttons are disabled until storage was read.
  const isAwake = favorites !== undefined
  const [said, setSaid] = useState('')
  const lines = useRef<HTMLOListElement>(null)
  // What a copy button shows for a moment instead of its word: the text that it copies, and the answer.
  const [answer, setAnswer] = useState({ about: '', word: '' })
  useEffect(() => {
    const timer = setTimeout(() => setAnswer({ about: '', word: '' }), shownMs)
    return () => clearTimeout(timer)
  }, [answer.about])
  // A message is announced again only if it differs.
  const say = (text: string) => setSaid(before => (before === text ? `${text}\u00a0` : text))
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setAnswer({ about: text, word: 'Copied' })
      say(done)
    } catch {
      setAnswer({ about: text, word: 'Not copied' })
      say('Your browser doesn’t allow copying here.')
    }
  }
  const copyWord = (about: string) => (answer.about === about ? answer.word : 'Copy')
  const copyNames = (names: readonly string[]) =>
    void copy(names.join('\n'), names.length === 1 ? `Copied ${names[0]}.` : `Copied ${names.length} names.`)
  const generateNew = () => {
    const generated = generateNames(words, { ...list, seed: newSeed() & mostSeed }, list.rows)
    setList(generated)
    // Below open options, they would change out of sight.
    lines.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
    const fresh = generated.rows.filter(({ isLocked }) => !isLocked).length
    say(fresh === 1 ? 'One new name.' : `${fresh} new names.`)
  }
  const swap = (index: number) => {
    const swapped = swapName(words, list, index)
    setList(swapped)
    say(swapped === list ? 'No other name fits your choices.' : `Now ${swapped.rows[index]?.text}.`)
  }
  const favor = (name: string) => {
    const isFavorite = favorites?.names.includes(name)
    if (!toggleFavorite(name)) say(`You have ${mostFavorites} favorites. Remove one first.`)
    else say(isFavorite ? `${name} is no longer a favorite.` : `${name} is a favorite.`)
  }
  const ownActions = (name: string) => (
    <>
      <RowButton
        about={name}
        isPressed={favorites?.names.includes(name) === true}
        disabled={!isAwake}
        onPress={() => favor(name)}
      >
        Favorite
      </RowButton>
      <RowButton about={name} disabled={!isAwake} onPress={() => copyNames([name])}>
        {copyWord(name)}
      </RowButton>
    </>
  )
  return (
    <div className={styles.tool}>
      <div className={styles.controls} data-needs-scripts="" data-screen="">
        <ButtonRow>
          <Button look="primary" disabled={!isAwake} data-waits="" onClick={generateNew}>
            New names
          </Button>
          {/* On a phone alone, where the fields would push the list off the screen; browser/first.ts toggles it. */}
          <Button aria-expanded="false" data-toggle="">
            Options
          </Button>
        </ButtonRow>
        <OptionFields
          request={list}
          onChoose={({ size = list.size, ...choice }) =>
            setList(generateNames(words, { ...list, size, choice: { ...list.choice, ...choice } }, list.rows))
          }
        />
      </div>
      <ol ref={lines} className={styles.names} aria-label="Team names">
        {list.rows.map(({ text, isLocked }, index) => (
          <li key={index}>
            <NameLine name={text} isLocked={isLocked}>
              <RowButton
                about={text}
                isPressed={isLocked}
                disabled={!isAwake}
                onPress={() => setList(toggleLock(list, index))}
              >
                Lock
              </RowButton>
              <RowButton about={text} disabled={!isAwake || isLocked} onPress={() => swap(index)}>
                Swap
              </RowButton>
              {ownActions(text)}
            </NameLine>
          </li>
        ))}
      </ol>
      {list.rows.length === 0 && (
        <p className={styles.note}>No name fits your choices. Try another letter, length or theme.</p>
      )}
      <ButtonRow>
        <Button
          disabled={!isAwake || list.rows.length === 0}
          data-waits=""
          onClick={() => copyNames(list.rows.map(({ text }) => text))}
        >
          Copy all
        </Button>
        <Button
          disabled={!isAwake}
          data-waits=""
          onClick={() => void copy(addressOfList(list), 'Link copied. It shows this list on any device.')}
        >
          Copy link
        </Button>
      </ButtonRow>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <p className={styles.note} data-needs-scripts="" data-screen="">
        {list.count.toLocaleString('en-US')} names fit your choices. A locked name stays when you ask for new
        ones.
      </p>
      <NameOfTheDay actions={ownActions} />
      <FavoriteNames favorites={favorites} copyWord={copyWord} onCopy={copyNames} />
    </div>
  )
}
