// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A resolver of any record that answers through gateways, or not at all.
contract OddResolver {
    enum Way {
        gateway, // checks the gateway's answer
        loop, // demands a gateway again, whatever it answers
        burn, // uses up all gas
        megabyte // reverts with a megabyte
    }

    Way private immutable way;
    bytes32 private immutable expected;
    string[] private urls;

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    /// `expected_`: the hash of the only answer that counts.
    constructor(Way way_, string[] memory urls_, bytes32 expected_) {
        way = way_;
        urls = urls_;
        expected = expected_;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7;
    }

    function check(bytes calldata response, bytes calldata extraData) external view returns (bytes memory) {
        if (way == Way.loop) _demand(extraData);
        require(keccak256(response) == expected, "a false answer");
        assembly {
            let data := mload(64)
            calldatacopy(data, response.offset, response.length)
            return(data, response.length)
        }
    }

    fallback() external {
        if (way == Way.burn) {
            assembly { invalid() }
        }
        if (way == Way.megabyte) {
            assembly { revert(0, 1000000) }
        }
        _demand(msg.data);
    }

    function _demand(bytes memory data) private view {
        revert OffchainLookup(address(this), urls, data, this.check.selector, data);
    }
}
