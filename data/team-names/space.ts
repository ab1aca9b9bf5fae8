import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const space: TeamNameTheme = {
  id: 'space',
  label: 'Space',
  adjectives: wordsIn(`
    Astral Celestial Cosmic Galactic Lunar Orbiting Solar Starlit Stellar Weightless Interstellar Spinning
    Glowing Boundless
  `),
  nouns: nounsIn(`
    Apogee Asteroid Astronaut Astronomer Azimuth Booster Capsule Comet Constellation Cosmonaut Countdown Crater
    Eclipse Ellipse Jetpack Lander Launchpad Liftoff Meridian Meteor Meteorite Moon Moonwalk Nebula Nova
    Observatory Orbit Orbiter Parallax Perigee Planet Pulsar Quasar Redshift Rocket Rover Satellite Shuttle
    Spaceship Spectrum Star Stargazer Starship Sunspot Supernova Telescope Transit Voyager Zenith Antenna
   
  `),
}
